import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

// biome-ignore lint/style/noDefaultExport: the generator asks for one
export default defineConfig({
  root: '.',
  input: { path: '../../../openapi/direct-mail.yaml' },
  output: { path: 'generated/kubb', clean: true, barrelType: 'named', format: false, extension: { '.ts': '.ts' } },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginClient({ client: 'fetch', bundle: true, dataReturnType: 'full' }),
  ],
});
