// @ts-check
import './lib/node-version.mjs';
import { prepareAndServe } from './lib/serve.mjs';

await prepareAndServe('server/dist/admin.js');
