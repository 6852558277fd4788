import { QrCode, Stack, Text } from '../../index'
import { BASE58 } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'QrCode',
  status: 'stable',
  since: '0.1.0',
  when: 'For an address or a link to scan with a phone. Show the value as text next to it.',
  anatomy: {
    example: <QrCode value={BASE58} label="Address as QR code" />,
    parts: [
      { name: 'Quiet zone', meaning: 'Four modules of white that scanners need.', selector: 'svg' },
      { name: 'Modules', meaning: 'Dark on white in both themes.', selector: 'path:last-child' },
    ],
  },
  keyboard: [],
  screenReader: [['Code', 'Image with its label.']],
  pictures: [
    {
      do: {
        example: (
          <Stack gap={2}>
            <QrCode value={BASE58} label="Address as QR code" size={96} />
            <Text size={12} mono>
              {BASE58}
            </Text>
          </Stack>
        ),
        words: 'Show the value as text too.',
      },
      dont: {
        example: <QrCode value={BASE58} label="QR code" size={40} />,
        words: 'Don’t go below about 96 pixels.',
      },
    },
  ],
  states: [],
}
