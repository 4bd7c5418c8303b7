// @ts-check
import './lib/node-version.mjs';
import { prepareAndServe } from './lib/serve.mjs';

process.argv.push('--serve');
await prepareAndServe('server/dist/demo.js');
