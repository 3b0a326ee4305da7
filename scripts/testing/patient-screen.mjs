import { configure } from "@testing-library/react";

// A busy machine is slow, which is no fault of the code: the library gives up after one second otherwise.
configure({ asyncUtilTimeout: 15_000 });
