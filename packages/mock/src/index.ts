/** `createMock`: the whole service in this process, on every runtime. */

export type { AccountSnapshot } from './account/store/snapshot.ts';
export type { MockControl } from './control/mock-control.ts';
export { MockControlError } from './control/mock-control-error.ts';
export { createMock, type Mock, type MockConnection, type MockOptions } from './create-mock.ts';
export type { FixtureFile } from './fixtures/file.ts';
