export type { PriceTable, RateLimit, Settings as MockSettings, SettingsChange } from '../account/base/settings.ts';
