import { DirectMail } from '@direct-mail/sdk';
import { Order, requestValidator } from '@direct-mail/sdk/validation';

export const mail = new DirectMail({ validate: requestValidator });
export const order = Order.parse({}).order_id;
