import { NativeSelect } from '@mantine/core';
import { presetOf, presets, type Rule } from './templates.ts';

interface Props {
  readonly rule: Rule;
  readonly onChoose: (rule: Rule) => void;
}

/** Chooses what goes wrong: cards side by side, or a select on a phone, where the cards would fill three screens. */
export function PresetChoice({ rule, onChoose }: Props) {
  const chosen = presetOf(rule);
  const all = Object.values(presets).flatMap((choices) => Object.values(choices));
  return (
    <div>
      <div className="preset-select">
        <NativeSelect
          label="What goes wrong"
          description={chosen?.meaning}
          inputWrapperOrder={['label', 'input', 'description']}
          value={chosen?.label ?? ''}
          onChange={(event) => {
            const next = all.find(({ label }) => label === event.currentTarget.value);
            if (next !== undefined) onChoose(next.rule);
          }}
          data={Object.entries(presets).map(([group, choices]) => ({
            group,
            items: Object.values(choices).map(({ label }) => label),
          }))}
        />
      </div>
      <div className="preset-groups">
        {Object.entries(presets).map(([group, choices]) => (
          <div key={group}>
            <p className="preset-group">{group}</p>
            <ul className="presets" aria-label={group}>
              {Object.values(choices).map(({ label, meaning, rule: of }) => (
                <li key={label}>
                  <button
                    type="button"
                    className="preset"
                    aria-pressed={chosen?.label === label}
                    onClick={() => onChoose(of)}
                  >
                    {label}
                    <span className="sub">{meaning}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
