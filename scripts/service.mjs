// @ts-check
import './lib/node-version.mjs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { root } from './lib/run.mjs';
import { serviceText } from './lib/service-files.mjs';

/* `npm run service`: prints what starts RTO Desk with this machine, and how to install it. */

const { username, homedir } = userInfo();
console.log(
  serviceText(process.platform, {
    node: process.execPath,
    folder: resolve(root),
    user: username,
    home: homedir,
  }),
);
