import document from '@direct-mail/contract/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export type SchemaName = keyof typeof document.components.schemas;

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: {
    uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    uri: (value: string) => URL.canParse(value),
    'date-time': (value: string) => DATE_TIME.test(value) && !Number.isNaN(Date.parse(value)),
    double: true,
  },
}).addSchema({ $id: 'direct-mail', components: document.components });

const compiled = new Map<SchemaName, ValidateFunction>();

/** Violations of the document's schema: paths and rules, never values. */
export function complaints(value: unknown, name: SchemaName): string[] {
  const validate = compiled.get(name) ?? ajv.compile({ $ref: `direct-mail#/components/schemas/${name}` });
  compiled.set(name, validate);
  if (validate(value)) return [];
  const found = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath.slice(1) || 'the whole'} ${message}`,
  );
  return [...new Set(found)];
}
