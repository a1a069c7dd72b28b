package org.wythofflab.architecture;

import static java.util.stream.Collectors.toCollection;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.base.HasDescription;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.AbstractClassesTransformer;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ClassesTransformer;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.LinkedHashSet;

/** The two words that ArchUnit's own vocabulary lacks here. */
final class Conditions {
    private Conditions() {}

    static <T extends HasDescription> ArchCondition<T> be(DescribedPredicate<? super T> property) {
        return new ArchCondition<>("be " + property.getDescription()) {
            @Override
            public void check(T item, ConditionEvents events) {
                boolean holds = property.test(item);
                String verb = holds ? " is " : " is not ";
                events.add(new SimpleConditionEvent(
                        item, holds, item.getDescription() + verb + property.getDescription()));
            }
        };
    }

    static ClassesTransformer<JavaPackage> packagesOfClasses() {
        return new AbstractClassesTransformer<>("packages") {
            @Override
            public Iterable<JavaPackage> doTransform(JavaClasses classes) {
                return classes.stream().map(JavaClass::getPackage).collect(toCollection(LinkedHashSet::new));
            }
        };
    }
}
