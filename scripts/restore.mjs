// @ts-check
import './node-version.mjs';
import { prepareAndServe } from './serve.mjs';

await prepareAndServe('server/dist/restore.js');
