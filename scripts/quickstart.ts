console.error('npm run quickstart: not part of this build yet.');
process.exitCode = 1;
