import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { liquid } from '@codemirror/lang-liquid';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Scrolled to and marked when it changes; from 1. */
  readonly line?: number | null;
}

/** The colours are the style sheet's, so that both themes have theirs. */
const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.operatorKeyword, tags.controlKeyword], class: 'code-tag' },
  { tag: [tags.attributeName, tags.propertyName], class: 'code-name' },
  { tag: [tags.string, tags.attributeValue, tags.color, tags.unit, tags.number], class: 'code-value' },
  {
    tag: [tags.variableName, tags.processingInstruction, tags.brace, tags.special(tags.variableName)],
    class: 'code-merge',
  },
  { tag: [tags.comment], class: 'code-comment' },
  { tag: [tags.className, tags.typeName, tags.labelName], class: 'code-class' },
]);

/** HTML with Liquid merge tags: highlighted, with line numbers and an undo of its own. Tab leaves it, as in any field. */
export function HtmlEditor({ label, value, onChange, line = null }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const change = useRef(onChange);
  change.current = onChange;
  const names = useRef(new Compartment());
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes is told below
  useEffect(() => {
    if (place.current === null) return undefined;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          lineNumbers(),
          history(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          EditorView.lineWrapping,
          // The language alone: its support closes tags and braces by itself, and does not let one type over them.
          liquid({ base: html({ autoCloseTags: false }) }).language,
          syntaxHighlighting(colours),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          names.current.of(
            EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
          ),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) change.current(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  useEffect(() => {
    const attributes = EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' });
    view.current?.dispatch({ effects: names.current.reconfigure(attributes) });
  }, [label]);
  useEffect(() => {
    const editor = view.current;
    if (editor === null || line === null || line > editor.state.doc.lines) return;
    const { from } = editor.state.doc.line(line);
    editor.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    editor.focus();
  }, [line]);
  return <div ref={place} className="html-editor" />;
}
