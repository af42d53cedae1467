import { generatedFiles, publishedSchema } from '@orrery/testkit/suite'
import { packs } from '../input/index.ts'
import { STATE_FIELDS, VIEW_FIELDS } from '../src/fields.ts'
import { FRAME_FIELDS } from '../src/position-frames.ts'

generatedFiles(new URL('../src/', import.meta.url), { state: STATE_FIELDS, frame: FRAME_FIELDS, view: VIEW_FIELDS })
publishedSchema(new URL('../../../docs/packs/hexpanse.schema.json', import.meta.url), packs)
