import type { ArgumentSpec, Input, OptionSpec, Values } from '@direct-mail/terminal';
import type { Context, Result } from '../frame/command.ts';
import type { SharedValues } from '../frame/global-options.ts';
import type { CommandName, table } from './all.ts';

type Spec<Name> = Extract<(typeof table)[number], { readonly name: Name }>;

type OptionsOf<Of> = Of extends { readonly options: infer Options extends readonly OptionSpec[] }
  ? Options
  : readonly [];

type ArgumentsOf<Of> = Of extends { readonly arguments: infer Specs extends readonly ArgumentSpec[] }
  ? {
      readonly [Place in keyof Specs]: Specs[Place] extends { readonly name: `<${string}` }
        ? string
        : string | undefined;
    }
  : readonly [];

/** Runs a command with the options and arguments of its table. */
export type Run<Name extends CommandName> = (
  context: Context,
  input: Input<Values<OptionsOf<Spec<Name>>> & SharedValues, ArgumentsOf<Spec<Name>>>,
) => Promise<Result>;

/** The options and arguments of a command. */
export type InputOf<Name extends CommandName> = Parameters<Run<Name>>[1];
