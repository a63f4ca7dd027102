import { runCommand } from './command.ts';

const output = {
  out: (text: string) => console.log(text),
  err: (text: string) => console.error(text),
};

process.exitCode = await runCommand(process.argv.slice(2), process.env, output);
