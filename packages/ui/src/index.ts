export { token, tokens, type TokenGroup, type TokenName } from './tokens/tokens'
