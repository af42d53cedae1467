import { generatedFiles, publishedSchema } from '@orrery/testkit/suite'
import { packs } from '../input/index.ts'
import { STATE_FIELDS } from '../src/fields.ts'
import { FRAME_FIELDS } from '../src/position-frames.ts'

generatedFiles(new URL('../src/', import.meta.url), {
  state: STATE_FIELDS,
  frame: FRAME_FIELDS,
  view: {},
  spreads: true,
})
publishedSchema(new URL('../../../docs/packs/expedition.schema.json', import.meta.url), packs)
