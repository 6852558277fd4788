export {
  HaikuCard,
  HaikuLine,
  Verse,
  type HaikuCardProps,
  type HaikuLineProps,
  type VerseProps,
} from './haiku'
