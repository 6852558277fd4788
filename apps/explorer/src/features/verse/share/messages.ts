export const messages = {
  share: 'Share verse',
  system: 'Share…',
  systemHint: 'An image, by an app on this device',
  png: 'PNG image',
  pngHint: '1200 × 630, for social networks',
  svg: 'SVG image',
  svgHint: 'Scales to any size',
  failed: 'Couldn’t draw the image. Try again.',
}
