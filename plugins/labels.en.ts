/** The words of every tool, by their files. */
export const labels = import.meta.glob<{ readonly [key: string]: string }>('./tools/*/labels.en.json', {
  import: 'default',
  eager: true,
})
