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
  /** The line to scroll to and highlight, from 1. */
  readonly line?: number | null;
}

/** The colours come from the style sheet, so that both themes have their own. */
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

/** An editor for HTML with Liquid merge tags: highlighting, line numbers and undo. Tab leaves it, as in any field. */
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
          // The language without its support extension, which closes tags and braces automatically.
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
