/**
 * Draws the cards. Apart, because it is large and only cards need it.
 *
 * @module
 */
export { createDraw, type Draw, type DrawingAssets } from './cards/draw'
