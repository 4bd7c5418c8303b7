import { readConfig } from './config.ts';
import { openCrew } from './crew/crew.ts';
import { sentenceOf } from './failure.ts';
import { say } from './say.ts';

try {
  const config = readConfig(process.env);
  // Before anything more is loaded: the workers load most, and what they load decides how soon the desk answers.
  const crew = config.workers.count === 1 ? null : openCrew();
  const { lead } = await import('./lead.ts');
  await lead(config, crew);
} catch (error) {
  say(sentenceOf(error));
  process.exit(1);
}
