export {
  argumentsOf,
  type Input,
  readCommandLine,
  type Sources,
  type Syntax,
  type Typed,
  typedIn,
  valuesOf,
} from './command-line.ts';
export { exitCodes } from './exit-codes.ts';
export { errorLines, Failure, UsageError } from './failure.ts';
export { commandHelp, type HelpPage, programHelp } from './help.ts';
export { type ArgumentSpec, camelCase, type Notation, notationOf, type OptionSpec, type Values } from './option.ts';
