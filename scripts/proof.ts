console.error('npm run proof: not part of this build yet.');
process.exitCode = 1;
