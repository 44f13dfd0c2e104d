import { useState } from 'react'
import {
  GarmentPicture,
  MessageDialog,
  PictureCard,
  PictureCards,
  Section,
  Segments,
  useDesign,
  useGarment,
  useGarmentWords,
  useWords,
} from '../../../app/panelkit/index.ts'
import { baseSize, type Mood, type Template } from '../../../engine/index.ts'
import { isUntouched, templateLook, wordsInSlots } from './templateLook.ts'
import { applyTemplate } from './tool.ts'

/** Looks to start from, each a picture of the kit in it. */
export function TemplatesPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { document, dispatch, newLayerId } = useDesign()
  const { plugin: garment, version } = useGarment()
  const [mood, choose] = useState<Mood | 'all'>('all')
  const [asked, ask] = useState<Template | null>(null)
  const written = wordsInSlots(document)

  const moods = {
    all: words('mood.all'),
    bold: words('mood.bold'),
    classic: words('mood.classic'),
    quiet: words('mood.quiet'),
  } satisfies Record<Mood | 'all', string>
  const nameOf = ({ id }: Template) => garmentWords(`templates.${id}`)
  const apply = ({ id: template }: Template) =>
    dispatch(applyTemplate.of({ id: newLayerId(), template, words: written }))

  return (
    <>
      <Section>
        <Segments
          label={words('moods')}
          segments={(['all', 'bold', 'classic', 'quiet'] as const).map(value => ({ value, label: moods[value] }))}
          value={mood}
          choose={choose}
          wide
        />
      </Section>
      <PictureCards label={words('looks')}>
        {garment.templates
          .filter(template => mood === 'all' || template.mood === mood)
          .map(template => (
            <PictureCard
              key={template.id}
              name={nameOf(template)}
              detail={moods[template.mood]}
              picture={
                <GarmentPicture
                  document={templateLook(garment, template, written)}
                  view={{ version, player: null, size: baseSize }}
                  label=""
                />
              }
              choose={() => (isUntouched(document) ? apply(template) : ask(template))}
            />
          ))}
      </PictureCards>
      {asked && (
        <MessageDialog
          title={words('ask', { name: nameOf(asked) })}
          accept={words('use')}
          refuse={words('keep')}
          confirm={() => apply(asked)}
          close={() => ask(null)}
        >
          <p>{words('askHint')}</p>
        </MessageDialog>
      )}
    </>
  )
}
