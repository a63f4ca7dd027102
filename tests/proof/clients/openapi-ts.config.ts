// biome-ignore lint/style/noDefaultExport: the generator asks for one
export default {
  input: '../../../openapi/direct-mail.yaml',
  output: { path: 'generated/hey', module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
};
