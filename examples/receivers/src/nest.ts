/**
 * NestJS: `rawBody: true`, and `request.rawBody` in the controller.
 *
 * The pitfall: `@Body()` is the parsed object, whose bytes are gone. With `rawBody` Nest keeps them beside it, for every
 * route, so that the rest of the application has its parsed bodies.
 */
import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import { verifyWebhook, type WebhookHandlerOptions, WebhookVerificationError } from '@direct-mail/sdk/webhooks';
import {
  Body,
  Controller,
  HttpCode,
  type INestApplication,
  Module,
  Post,
  type RawBodyRequest,
  Req,
  UnauthorizedException,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

export function createApp({ secret, onEvent }: WebhookHandlerOptions): Promise<INestApplication> {
  @Controller()
  class WebhooksController {
    // Exactly 200: Nest's 201 for a POST is delivered again.
    @Post('webhooks')
    @HttpCode(200)
    async receive(@Req() request: RawBodyRequest<IncomingMessage>): Promise<string> {
      const body = request.rawBody ?? Buffer.alloc(0);
      try {
        await onEvent(verifyWebhook({ body, headers: request.headers, secret }), body);
      } catch (error) {
        if (error instanceof WebhookVerificationError) throw new UnauthorizedException(error.code);
        throw error;
      }
      return 'ok';
    }

    @Post('echo')
    @HttpCode(200)
    echo(@Body() body: unknown): unknown {
      return body;
    }
  }

  @Module({ controllers: [WebhooksController] })
  class AppModule {}

  return NestFactory.create(AppModule, { rawBody: true, logger: false });
}
