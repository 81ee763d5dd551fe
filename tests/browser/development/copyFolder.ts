/** Where the copy of the sources stands whose definitions the tests break and mend; in the project's folder. */
export const copyFolder = '.cache/development'
