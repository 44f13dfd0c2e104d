import type { Template } from '../../../../engine/plugin.ts'
import { chevronTemplate, halftoneTemplate, slashTemplate } from './bold.ts'
import {
  centreTemplate,
  halvesTemplate,
  hoopsTemplate,
  sashTemplate,
  stripesTemplate,
  yokeTemplate,
} from './classic.ts'
import { kbachTemplate, pinstripeTemplate, scalesTemplate } from './quiet.ts'

/** Templates to start from, in the order they are shown: no two similar ones side by side. */
export const soccerTemplates: readonly Template[] = [
  kbachTemplate,
  sashTemplate,
  stripesTemplate,
  yokeTemplate,
  halftoneTemplate,
  halvesTemplate,
  pinstripeTemplate,
  hoopsTemplate,
  chevronTemplate,
  scalesTemplate,
  slashTemplate,
  centreTemplate,
]
