/** Once for all test files, which share their modules here: run for each of them it would check every response again and again. */
import '../../packages/mock/test/setup.ts';
