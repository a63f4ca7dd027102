/** `createMock`: the whole service in this process, on every runtime. */

export type * from '@direct-mail/contract/control/generated/models';
export type * from '@direct-mail/contract/control/model-types';
export type * from '@direct-mail/contract/control/types';
export { OptionError, type OptionErrorCode } from '@direct-mail/contract/doors/option-error';
export type { DeliveryMessage, TransitionMessage } from '@direct-mail/contract/words/observe/messages';
export type * from './control/client/mock-control.ts';
export { MockControlError } from './control/client/mock-control-error.ts';
export { createMock, type Mock, type MockConnection, type MockOptions } from './create-mock.ts';
