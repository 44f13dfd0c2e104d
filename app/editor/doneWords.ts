import type { TFunction } from 'i18next'

/** What a command of the type `<tool>.<verb>` did, in the words of its tool: "Colour changed". */
export function doneWords(t: TFunction, type: string): string {
  const [tool = '', verb = ''] = type.split('.')
  return t(`done.${verb}`, { ns: `tool.${tool}`, defaultValue: t('undo.something') })
}
