import {
  Button,
  IconDownload,
  IconLink,
  IconMinus,
  IconQr,
  IconSearch,
  IconStar,
  Row,
} from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Icons',
  status: 'stable',
  since: '0.1.0',
  when: 'Next to text, or alone in an IconButton if everyone knows the icon. Where text is clearer, use text.',
  anatomy: {
    example: (
      <Row gap={8} align="center">
        <IconStar size={48} />
        <IconSearch size={48} />
      </Row>
    ),
    parts: [
      {
        name: 'Stroke',
        meaning: '1.5 of 16 pixels with round ends, in the color of the text.',
        selector: 'svg',
      },
      {
        name: 'Box',
        meaning: '16 by 16 pixels, with a pixel of space around the shape.',
        selector: 'svg:last-child',
      },
    ],
  },
  keyboard: [],
  screenReader: [['Icon', 'Silent. The text next to it, or the button’s label, has the meaning.']],
  pictures: [
    {
      do: {
        example: <Button icon={<IconDownload size={14} />}>Download</Button>,
        words: 'Support a word with an icon that everyone knows.',
      },
      dont: {
        example: (
          <Row gap={4}>
            <IconLink />
            <IconQr />
            <IconMinus />
          </Row>
        ),
        words: 'Don’t let icons stand for things that need a word.',
      },
    },
  ],
  states: [],
}
