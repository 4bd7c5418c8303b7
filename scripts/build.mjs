// @ts-check
import './node-version.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

await ensureInstalled();
await ensureBuilt({ afresh: true });
