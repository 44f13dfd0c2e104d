import soccerEn from './garments/soccer/labels.en.json' with { type: 'json' }
import soccerKh from './garments/soccer/labels.kh.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>

const byGarment: Readonly<Record<string, { readonly en: Names; readonly kh: Names }>> = {
  SOCCER_KIT: { en: soccerEn.templates, kh: soccerKh.templates },
}

/** What a template of a garment is called in both languages; its id where nobody has named it. */
export function templateNames(garment: string, template: string): { readonly en: string; readonly kh: string } {
  const names = byGarment[garment]
  return { en: names?.en[template] ?? template, kh: names?.kh[template] ?? template }
}
