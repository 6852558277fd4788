import { LinePlot, SharePlot, Spark } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Plot',
  status: 'experimental',
  reason: 'Axes and readouts may change with the statistics.',
  since: '0.1.0',
  when: 'LinePlot for a quantity over time or height, BarPlot to compare separate values, SharePlot for parts of a whole, Spark for a word-sized trend. For a single number use Figure.',
  anatomy: {
    example: (
      <LinePlot
        label="Balance (MCM)"
        points={[
          { x: 1, y: 2 },
          { x: 2, y: 5 },
          { x: 3, y: 4 },
          { x: 4, y: 9 },
        ]}
        formatX={(x) => `Block ${x}`}
        formatY={String}
        height={140}
      />
    ),
    parts: [
      { name: 'Title', meaning: 'The quantity and its unit.', selector: 'figcaption' },
      {
        name: 'Readout',
        meaning: 'The value at the pointer, or the last one.',
        selector: '[class*=readout]',
      },
      {
        name: 'Grid',
        meaning: 'Three or four hairlines at round values.',
        selector: '[class*=grid]',
      },
      { name: 'Line', meaning: 'The data, in the accent color.', selector: '[class*=line]' },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the plot.'],
    ['← / →', 'Moves the reading to the previous or next point.'],
    ['Home / End', 'Moves it to the first or last point.'],
  ],
  screenReader: [
    ['Plot', 'Slider with its title; the reading is its value, such as “Block 3: 4”.'],
    ['SharePlot', 'Figure with a list of names and percentages.'],
    ['Spark', 'Image with its description.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <SharePlot
            label="Supply by rank"
            shares={[
              { label: 'Top 10', value: 40 },
              { label: 'Others', value: 60 },
            ]}
          />
        ),
        words: 'Name the parts and their shares in text.',
      },
      dont: {
        example: <Spark label="Supply by rank" values={[40, 60]} />,
        words: 'Don’t draw a trend for parts of a whole.',
      },
    },
  ],
  states: [
    {
      name: 'LinePlot',
      rest: (
        <LinePlot
          label="Balance"
          points={[
            { x: 1, y: 2 },
            { x: 2, y: 5 },
          ]}
          formatX={String}
          formatY={String}
          height={100}
        />
      ),
      hover: 'Shows the point under the pointer',
      pressed: 'As hover',
    },
    {
      name: 'No data',
      interactive: false,
      rest: <LinePlot label="Balance" points={[]} formatX={String} formatY={String} height={100} />,
    },
  ],
}
