// @ts-check
import './lib/node-version.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

await ensureInstalled();
await ensureBuilt({ afresh: true });
