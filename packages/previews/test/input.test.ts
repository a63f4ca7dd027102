import { describe, expect, test } from 'vitest';
import { checkArtwork, createPreviewer, PreviewInputError } from '../src/index.ts';
import { address, decoded, pieceOf, previewer } from './support.ts';

/** As JavaScript calls it. */
const render = (changes: object, part = 'front') => previewer.render(pieceOf(changes), part as 'front');
const check = (options: object, html: unknown = '<p>Hi</p>') =>
  checkArtwork(html as string, options as { format: string });

describe('D03: a format', () => {
  test.each([
    ['postcard_6×9', 'postcard_6x9'],
    ['POSTCARD_6X9', 'postcard_6x9'],
    ['postcard', 'postcard_4x6'],
    ['letter', 'letter_8.5x11'],
    ['postcrad_6x11', 'postcard_6x11'],
    ['postcard_9x6', 'postcard_6x9'],
  ])('%s is refused: %s was meant', async (format, meant) => {
    const refusal = { name: 'PreviewInputError', field: 'format' };
    for (const asked of [render({ format }), check({ format })]) {
      await expect(asked).rejects.toMatchObject(refusal);
      await expect(asked).rejects.toThrow(`format: there is no format "${format}"; did you mean ${meant}?`);
      await expect(asked).rejects.toBeInstanceOf(TypeError);
    }
  });

  test.each([[''], [' '], [undefined], [null], [46]])('%j is refused with what is expected', async (format) => {
    for (const asked of [render({ format }), check({ format })])
      await expect(asked).rejects.toThrow(/^format: expected postcard_4x6, postcard_6x9, .*such as postcard_5x7; /);
  });

  test('of one’s own is drawn in the size that it says', async () => {
    const { bytes, warnings } = await render({ format: 'self_mailer_5x10' });
    expect(warnings).toEqual([]);
    const { width, height } = decoded(bytes);
    expect(width / height).toBe(2);
  });

  test.each(['banner_100x200', 'banner_112x20', 'snap_pack', 'letter_legal'])(
    '%s says no size that is drawn: that is a warning and a finding',
    async (format) => {
      const said = `The format “${format}” names no size of 1 to 24 in`;
      const { warnings } = await render({ format });
      expect(warnings).toEqual([expect.stringContaining(said)]);
      const { ok, findings } = await check({ format });
      expect(ok).toBe(false);
      expect(findings).toContainEqual(
        expect.objectContaining({ code: 'not-drawn', message: expect.stringContaining(said) }),
      );
    },
  );
});

describe('What is asked for in JavaScript, past the types, is refused in words', () => {
  test.each<[object, string, string]>([
    [{}, 'side', 'part: expected front, back, pdf, thumbnail, front_proof, back_proof; got "side"'],
    [{ now: 'yesterday' }, 'front', 'now: expected a time in ISO 8601 such as "2026-12-01T09:00:00Z"; got "yesterday"'],
    [{ now: undefined }, 'front', 'now: expected a time in ISO 8601 such as "2026-12-01T09:00:00Z"; got nothing'],
    [{ front_html: 42 }, 'front', 'front_html: expected a text; got a number'],
    [{ return_address: 'Night Oven' }, 'back', 'return_address: expected a list of lines; got a string'],
    [{ address: { ...address, postal_code: 78701 } }, 'back', 'address.postal_code: expected a text; got a number'],
    [{ recipient: ['Ada'] }, 'back', 'recipient: expected an object; got a list'],
  ])('render %j %s', async (changes, part, message) => {
    await expect(render(changes, part)).rejects.toThrow(new PreviewInputError(...split(message)));
  });

  test.each<[object, string]>([
    [{ side: 'middle' }, 'side: expected front, back; got "middle"'],
    [{ rows: 'x' }, 'rows: expected a list of objects; got a string'],
    [{ rows: [{ a: 1 }, 'x'] }, 'rows[1]: expected an object of values by name; got a string'],
    [{ data: 'x' }, 'data: expected an object of values by name; got a string'],
    [{ now: 'yesterday' }, 'now: expected a time in ISO 8601 such as "2026-12-01T09:00:00Z"; got "yesterday"'],
  ])('checkArtwork %j', async (options, message) => {
    const asked = check({ format: 'postcard_4x6', ...options });
    await expect(asked).rejects.toThrow(new PreviewInputError(...split(message)));
  });

  test('createPreviewer: a renderer that there is none of', () => {
    const options = { renderer: 'chrome' } as unknown as { renderer: 'chromium' };
    expect(() => createPreviewer(options)).toThrow(
      'createPreviewer: renderer must be one of takumi, chromium, auto, got "chrome"',
    );
  });

  test('a value of a person is not repeated', async () => {
    const odd = { address: ['12 Secret Way'], recipient: { first_name: 'Ada' } };
    await expect(render(odd, 'back')).rejects.toThrow(/^(?!.*Secret)/);
  });
});

function split(message: string): [string, string] {
  const at = message.indexOf(': ');
  return [message.slice(0, at), message.slice(at + 2)];
}
