import { type ConnectedMock, connectMock } from '@direct-mail/mock/node';
import { AbstractStartedContainer, GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';

const PORT = 4010;
const CONTROL_TOKEN = 'let-me-in';

/** The mock in a container, for the image of `npm run build:image`. */
export class DirectMailContainer extends GenericContainer {
  constructor(image = 'direct-mail-mock:latest') {
    super(image);
    this.withExposedPorts(PORT)
      .withEnvironment({ DIRECT_MAIL_MOCK_CONTROL_TOKEN: CONTROL_TOKEN })
      .withCommand(['--clock', 'manual', '--fixtures', 'empty'])
      .withWaitStrategy(Wait.forHttp('/_mock/health', PORT));
  }

  override async start(): Promise<StartedDirectMailContainer> {
    return new StartedDirectMailContainer(await super.start());
  }
}

export class StartedDirectMailContainer extends AbstractStartedContainer {
  /** Base URL of both services and of the dashboard. */
  readonly url: string;
  /** The clock, campaigns, faults and webhooks; `new DirectMail({ ...mock.connection })` is its client. */
  readonly mock: ConnectedMock;

  constructor(started: StartedTestContainer) {
    super(started);
    this.url = `http://${started.getHost()}:${started.getMappedPort(PORT)}`;
    this.mock = connectMock(this.url, { controlToken: CONTROL_TOKEN });
  }
}
