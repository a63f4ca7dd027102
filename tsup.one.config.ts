import all from './tsup.config.ts';
export default (all as { name: string }[]).filter(({ name }) => name === 'sdk');
