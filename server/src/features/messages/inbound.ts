import { type InboundKind, inboundKinds } from '@rto-desk/contract/inbox';
import { WHATSAPP_USER } from '@rto-desk/contract/whatsapp';
import { z } from 'zod';

/** A message sent to the office's number. */
export interface Inbound {
  /** The provider's own id. */
  provider_id: string;
  /** Ten digits where it is a mobile of India; with `+` and the country's code otherwise; null where it is not shown. */
  mobile_no: string | null;
  /** Meta's id of the person, and how they call themself, where it says so. */
  user_id?: string | null;
  sender_name?: string | null;
  said_at: Date;
  kind: InboundKind;
  /** What they wrote, chose or added to a picture; the sign of a reaction. */
  text: string | null;
}

/** The most characters that are kept of a text, which are the most that WhatsApp takes. */
const LONGEST = 4096;

const words = z.string().optional().catch(undefined);
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).optional().catch(undefined);
const titled = part({ title: words });
const file = part({ caption: words, filename: words });

/** A number with the country's code, which WhatsApp leaves out where a person shows their user name, and Meta's id of them. */
export const waId = z
  .string()
  .regex(/^[1-9]\d{6,14}$/)
  .optional()
  .catch(undefined);
export const userId = z.string().regex(WHATSAPP_USER).optional().catch(undefined);

/** Who has written, as the provider tells beside the messages. */
export const inboundContact = z.object({
  wa_id: waId,
  user_id: userId,
  profile: part({ name: words, username: words }),
});
export type InboundContact = z.infer<typeof inboundContact>;

/** The provider's message, as far as we read it. */
const message = z.object({
  id: z.string().min(1).max(500),
  from: waId,
  from_user_id: userId,
  /** In seconds since 1970. */
  timestamp: z.coerce.number().int().min(1).max(4_000_000_000),
  type: z.string(),
  text: part({ body: words }),
  button: part({ text: words }),
  interactive: part({ button_reply: titled, list_reply: titled }),
  reaction: part({ emoji: words }),
  image: file,
  video: file,
  document: file,
});
export const inboundMessage = message.refine(
  ({ from, from_user_id }) => from !== undefined || from_user_id !== undefined,
);
export type InboundMessage = z.infer<typeof inboundMessage>;

/** What a message of the provider's says; null where there is nothing in it, as in a reaction that was taken back. */
export function inboundOf(
  message: InboundMessage,
  contacts: readonly InboundContact[] = [],
  now = new Date(),
): Inbound | null {
  const kind = kindOf(message.type);
  const text = storedText(textOf(message));
  if (text === null && (kind === 'text' || kind === 'reaction')) return null;
  return {
    provider_id: message.id,
    mobile_no: message.from === undefined ? null : mobileOf(message.from),
    user_id: message.from_user_id ?? null,
    sender_name: senderName(contacts.find(({ user_id }) => user_id && user_id === message.from_user_id)),
    // A message cannot be sent later than it arrives, even if a clock says so.
    said_at: new Date(Math.min(message.timestamp * 1000, now.getTime())),
    kind,
    text,
  };
}

/** As numbers are kept: ten digits of India, or with `+` and the country's code. */
export function mobileOf(wa_id: string): string {
  return /^91([6-9]\d{9})$/.exec(wa_id)?.[1] ?? `+${wa_id}`;
}

/** The most characters that are kept of a name. */
const LONGEST_NAME = 80;

function senderName(contact: InboundContact | undefined): string | null {
  const { username, name } = contact?.profile ?? {};
  const plain = storedText(username ? `@${username}` : name)?.replaceAll('\n', ' ') ?? '';
  return [...plain].slice(0, LONGEST_NAME).join('') || null;
}

function kindOf(type: string): InboundKind {
  if (type === 'button' || type === 'interactive') return 'text';
  return inboundKinds.find(kind => kind === type) ?? 'other';
}

function textOf({ type, text, button, interactive, reaction, image, video, document }: InboundMessage) {
  switch (type) {
    case 'text':
      return text?.body;
    case 'button':
      return button?.text;
    case 'interactive':
      return (interactive?.button_reply ?? interactive?.list_reply)?.title;
    case 'reaction':
      return reaction?.emoji;
    case 'image':
      return image?.caption;
    case 'video':
      return video?.caption;
    case 'document':
      return document?.caption ?? document?.filename;
    default:
      return undefined;
  }
}

/** What would turn the text around it, and control characters but line breaks. */
const UNFIT = /[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu;

/** Without them, and no longer than is kept; null where nothing is left. */
function storedText(typed: string | undefined): string | null {
  const plain = (typed ?? '').replace(/\r\n?/g, '\n').replace(UNFIT, ' ');
  return [...plain.trim()].slice(0, LONGEST).join('') || null;
}
