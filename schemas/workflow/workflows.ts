import menu from './menu.json'
import post from './post.json'
import pr from './pr.json'
import { readWorkflow } from './readWorkflow'
import type { Workflow } from './workflow'

export const prWorkflow: Workflow = readWorkflow(pr)
export const menuWorkflow: Workflow = readWorkflow(menu)
export const postWorkflow: Workflow = readWorkflow(post)

/** Every workflow by the name of its document. */
export const workflows: Readonly<Record<string, Workflow>> = {
  menu: menuWorkflow,
  post: postWorkflow,
  pr: prWorkflow,
}
