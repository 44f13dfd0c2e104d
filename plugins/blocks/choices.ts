import { optionId, type PlayerOption } from '../../engine/plugin.ts'

/** Long sleeves in a team of short ones, or the other way round, for garments with the option `sleeve`. */
export const sleeveChoice: PlayerOption = {
  kind: 'cut',
  field: 'sleeve',
  column: 'sleeve',
  heads: ['sleeves', 'sleeve length', 'ដៃអាវ'],
  option: optionId('sleeve'),
  written: {
    short: ['short sleeve', 'short sleeves', 's', 'ss', 'ដៃខ្លី'],
    long: ['long sleeve', 'long sleeves', 'l', 'ls', 'ដៃវែង'],
  },
}
